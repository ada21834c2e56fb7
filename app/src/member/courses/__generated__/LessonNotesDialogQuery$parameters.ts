/**
 * @generated SignedSource<<4d0bb907be3ab94224e536e5cf3b0de3>>
 * @relayHash cb624872c91de98c4bdb9c09bc91c036
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bef66597794123efcb2f8b32b3551eef9d5802a3b2dbaea4a3c1fb7e0578b1d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonNotesDialogQuery } from './LessonNotesDialogQuery.graphql';

const node: PreloadableConcreteRequest<LessonNotesDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bef66597794123efcb2f8b32b3551eef9d5802a3b2dbaea4a3c1fb7e0578b1d9",
    "metadata": {},
    "name": "LessonNotesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
