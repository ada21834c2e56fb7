/**
 * @generated SignedSource<<a4205bb9e76b30d49b5d3fa9bd8f1bfa>>
 * @relayHash dbbfa0d1cea89111511dfd0ab2c34d78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 814e70a937533fda160a0325c7abf7f4edbb78705886e912a927d71800304209

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewLessonFileScreenQuery } from './NewLessonFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewLessonFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "814e70a937533fda160a0325c7abf7f4edbb78705886e912a927d71800304209",
    "metadata": {},
    "name": "NewLessonFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
