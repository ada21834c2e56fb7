/**
 * @generated SignedSource<<51a4b8647d12811e7a00e267c89953bb>>
 * @relayHash 3360364545a7a6240484dbb2fa5abb7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4efc4bc735242ddd1a8ab1c2f8db7a4e08ea1c33feea4fb86011f7fcb29940a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditLessonScreenQuery } from './EditLessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditLessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4efc4bc735242ddd1a8ab1c2f8db7a4e08ea1c33feea4fb86011f7fcb29940a1",
    "metadata": {},
    "name": "EditLessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
