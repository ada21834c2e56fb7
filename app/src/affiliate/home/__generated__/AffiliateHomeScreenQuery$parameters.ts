/**
 * @generated SignedSource<<696545ad43a4c1af59c854850f16f649>>
 * @relayHash 33159e933f0f4bc9d648e75c9a9a2ca4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 266e9c77e225ec66ac3272071f7179c1a020176dfe2202dd04d01b9bb0f5a3e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AffiliateHomeScreenQuery } from './AffiliateHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<AffiliateHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "266e9c77e225ec66ac3272071f7179c1a020176dfe2202dd04d01b9bb0f5a3e2",
    "metadata": {},
    "name": "AffiliateHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
