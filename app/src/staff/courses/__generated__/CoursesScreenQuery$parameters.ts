/**
 * @generated SignedSource<<cb4c194843bb9045d8b167125857744e>>
 * @relayHash 99f531b7ab0e691b312c7bef38a740e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d514ff56b089a51a713ad9ca7ae88f81c9de2c5774b547114d66ead20a474707

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoursesScreenQuery } from './CoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d514ff56b089a51a713ad9ca7ae88f81c9de2c5774b547114d66ead20a474707",
    "metadata": {},
    "name": "CoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
