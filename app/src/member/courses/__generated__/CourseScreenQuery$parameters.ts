/**
 * @generated SignedSource<<90f7cfa71b3d561df01503f885c1c5d6>>
 * @relayHash 0907b978a4b9dcd14ccae07e9628036b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ada55898f494bb80cdd80b1af4afe24fb7b91d27195afff8fb5cbaa9f9212528

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ada55898f494bb80cdd80b1af4afe24fb7b91d27195afff8fb5cbaa9f9212528",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
