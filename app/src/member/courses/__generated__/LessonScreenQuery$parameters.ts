/**
 * @generated SignedSource<<602f6a73d7555a43c14dfd43113ccb90>>
 * @relayHash 634c4d25444744186facb3f517920d11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2347c8f14980ca5024643d4b184325b453ff7a513f9bf5d088d8d9308d7c6e83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonScreenQuery } from './LessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2347c8f14980ca5024643d4b184325b453ff7a513f9bf5d088d8d9308d7c6e83",
    "metadata": {},
    "name": "LessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
