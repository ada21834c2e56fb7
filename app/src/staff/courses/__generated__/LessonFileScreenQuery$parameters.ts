/**
 * @generated SignedSource<<a872557e4dd7db6852803f2b98ce55e1>>
 * @relayHash d5ea42890203b974b179ddbb25db5b52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a89b481a7ec06a706dc66c27da1d091c30d183918f8a058a63faff8ed2b2c493

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonFileScreenQuery } from './LessonFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a89b481a7ec06a706dc66c27da1d091c30d183918f8a058a63faff8ed2b2c493",
    "metadata": {},
    "name": "LessonFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
