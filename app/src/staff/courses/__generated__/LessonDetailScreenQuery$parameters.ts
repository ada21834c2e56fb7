/**
 * @generated SignedSource<<9ba675491c1ad79f8c17ac0e8d0897d1>>
 * @relayHash 0a45159058396eb55338c9397822e0c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e62f0c9ecc045edaab8bcf71a642e68287cbacb36ca29482a8c40dc30b10501

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonDetailScreenQuery } from './LessonDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e62f0c9ecc045edaab8bcf71a642e68287cbacb36ca29482a8c40dc30b10501",
    "metadata": {},
    "name": "LessonDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
