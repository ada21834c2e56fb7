/**
 * @generated SignedSource<<559223dc505aa72da15bc10f1bb5c380>>
 * @relayHash b47e8ddda6a275aa377debe56b0d65da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ea8b154685ea019d7109f6b68f1bb1d97191fe66fbd0979be62a39d3ace951d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionsScreenQuery } from './SubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ea8b154685ea019d7109f6b68f1bb1d97191fe66fbd0979be62a39d3ace951d",
    "metadata": {},
    "name": "SubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
