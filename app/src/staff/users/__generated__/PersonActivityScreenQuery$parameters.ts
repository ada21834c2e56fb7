/**
 * @generated SignedSource<<834b52e207a07cc510df09bafb0ff0ad>>
 * @relayHash 8bc1c36beca156dc3dd71ecaa2d90d47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1056b37cd8ff1cdaf67731b55da35bff508b2200bff613baede18e858dbc4f85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonActivityScreenQuery } from './PersonActivityScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonActivityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1056b37cd8ff1cdaf67731b55da35bff508b2200bff613baede18e858dbc4f85",
    "metadata": {},
    "name": "PersonActivityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
