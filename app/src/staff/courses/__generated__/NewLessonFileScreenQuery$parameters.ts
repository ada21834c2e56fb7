/**
 * @generated SignedSource<<50259448d8cf52d4e7768f03f58a5582>>
 * @relayHash ce817c525a1ff5dca970ed2b6327c2d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6658e8db5e12f0c8dc8c5d128ada3e3d47c62c15bf3b1564895e2fde87e4d68f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewLessonFileScreenQuery } from './NewLessonFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewLessonFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6658e8db5e12f0c8dc8c5d128ada3e3d47c62c15bf3b1564895e2fde87e4d68f",
    "metadata": {},
    "name": "NewLessonFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
