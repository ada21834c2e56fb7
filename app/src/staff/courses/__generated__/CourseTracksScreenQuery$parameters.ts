/**
 * @generated SignedSource<<a589c9899f8422c8f4cf0fee8157b5b1>>
 * @relayHash 3a07dcfb69613fe57df9578a30d69927
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4394041c2a5da42da3f92456a472faacba160bbc4b362fe22a5e8494ee65ab4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseTracksScreenQuery } from './CourseTracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseTracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4394041c2a5da42da3f92456a472faacba160bbc4b362fe22a5e8494ee65ab4",
    "metadata": {},
    "name": "CourseTracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
