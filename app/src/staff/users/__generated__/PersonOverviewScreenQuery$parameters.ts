/**
 * @generated SignedSource<<b296228c59d9b2f2fff6d3b0fd102dac>>
 * @relayHash d324ed2e6e582585fe8a45f03180bb15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c89fbd1a4e2854c6d1e697a3c5aa58b9bfca17a552c07a9db9c9858bf4ebd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewScreenQuery } from './PersonOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52c89fbd1a4e2854c6d1e697a3c5aa58b9bfca17a552c07a9db9c9858bf4ebd7",
    "metadata": {},
    "name": "PersonOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
