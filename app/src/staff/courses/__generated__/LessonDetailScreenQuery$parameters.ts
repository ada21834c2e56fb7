/**
 * @generated SignedSource<<9fbb54028cee05843bc2838ef7d5d352>>
 * @relayHash 81ff16597b89f355823e3769bfddd6b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3a8bca17f17bfc23dbbfbcc67c7be6a0a4207ef4d53d7cf9e45a518ad97e1bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonDetailScreenQuery } from './LessonDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3a8bca17f17bfc23dbbfbcc67c7be6a0a4207ef4d53d7cf9e45a518ad97e1bd",
    "metadata": {},
    "name": "LessonDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
