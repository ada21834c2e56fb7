/**
 * @generated SignedSource<<10000b8b5059772dce874b2e540aae3a>>
 * @relayHash 45c3752235dc727d088f0d7eefb04159
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63bac684830fb99eebf0904f0e64633722627bac09f209453a36ef001f592523

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditLessonScreenQuery } from './EditLessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditLessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63bac684830fb99eebf0904f0e64633722627bac09f209453a36ef001f592523",
    "metadata": {},
    "name": "EditLessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
