/**
 * @generated SignedSource<<57f5ec8158ce4edb59857cd2baedf247>>
 * @relayHash a1f8fb9a2e5b4459b025e3083a4a5d41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c07afe5f9d037da9ae0de13a7bf0aaf17c3a7b49ee651497e944f2750df97b77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonScreenQuery } from './LessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c07afe5f9d037da9ae0de13a7bf0aaf17c3a7b49ee651497e944f2750df97b77",
    "metadata": {},
    "name": "LessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
