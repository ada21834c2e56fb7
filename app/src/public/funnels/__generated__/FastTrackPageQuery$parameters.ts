/**
 * @generated SignedSource<<568bdf2aa836d8af9bdbd6d6f3913cf1>>
 * @relayHash 4b93519b63651ee38e0bf86d39b2d55f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d65b5159e89935a08de90d0dc171b39f325023b31d6d6c39d8410c2238698fbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FastTrackPageQuery } from './FastTrackPageQuery.graphql';

const node: PreloadableConcreteRequest<FastTrackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d65b5159e89935a08de90d0dc171b39f325023b31d6d6c39d8410c2238698fbc",
    "metadata": {},
    "name": "FastTrackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
