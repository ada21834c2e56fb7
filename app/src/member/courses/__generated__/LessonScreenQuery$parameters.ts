/**
 * @generated SignedSource<<363d2f46f96ae7ab3424aff6af903f03>>
 * @relayHash 5a914c9cb474af628b280f416f66b97b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77ae6b02d7ce4e3642ac413c42c626579d7a2c228cd6ef209d09cbb90cfa0611

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonScreenQuery } from './LessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77ae6b02d7ce4e3642ac413c42c626579d7a2c228cd6ef209d09cbb90cfa0611",
    "metadata": {},
    "name": "LessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
