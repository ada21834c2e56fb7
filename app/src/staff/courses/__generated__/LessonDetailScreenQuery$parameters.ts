/**
 * @generated SignedSource<<b6a207ca4c7ea410df78db04da35ead2>>
 * @relayHash 20ed91c7bb354d41427b8e6c572ebf0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db760a3c382228a8e269c81682a8210da8af2508abfb5a29181f152fea1d7d10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonDetailScreenQuery } from './LessonDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db760a3c382228a8e269c81682a8210da8af2508abfb5a29181f152fea1d7d10",
    "metadata": {},
    "name": "LessonDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
