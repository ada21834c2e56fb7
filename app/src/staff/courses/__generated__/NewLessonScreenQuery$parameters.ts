/**
 * @generated SignedSource<<d71b2a87ca9a439e2934959b769a8cf7>>
 * @relayHash 8f67171033203a794d2be3b7764f6eec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 468d80c7542d187f45326af8137f701c96734e0b0b9885a3d56a86f18f998618

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewLessonScreenQuery } from './NewLessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewLessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "468d80c7542d187f45326af8137f701c96734e0b0b9885a3d56a86f18f998618",
    "metadata": {},
    "name": "NewLessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
