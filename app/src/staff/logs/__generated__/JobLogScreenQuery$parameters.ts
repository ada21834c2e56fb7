/**
 * @generated SignedSource<<73826ea1f5de7379e6c05fc43ad2c53e>>
 * @relayHash 28c42df5ba29c3e0f5953bb0b4c0a7cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3b31172401e1df2b92ffff29a0290fe76d8fdb639d94861b83b937260cdea3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobLogScreenQuery } from './JobLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3b31172401e1df2b92ffff29a0290fe76d8fdb639d94861b83b937260cdea3a",
    "metadata": {},
    "name": "JobLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
