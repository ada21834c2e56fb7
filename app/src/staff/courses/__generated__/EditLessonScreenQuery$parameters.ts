/**
 * @generated SignedSource<<581f4a046521e4cd595da256fa2cc85c>>
 * @relayHash b4fd03b993cc0373347d77acefc32f3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7e48a8305a5ed73de69cd022c0b4f39e11c4ffb6442861eb9433de0ce18c8f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditLessonScreenQuery } from './EditLessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditLessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7e48a8305a5ed73de69cd022c0b4f39e11c4ffb6442861eb9433de0ce18c8f7",
    "metadata": {},
    "name": "EditLessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
