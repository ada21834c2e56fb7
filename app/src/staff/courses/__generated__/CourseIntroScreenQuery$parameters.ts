/**
 * @generated SignedSource<<21d0d08fa088be5f51874f26a148ac6b>>
 * @relayHash b47ad55de0de2fa160b466f285a5aca6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7299138175f7b37f2b49a95861de97fb5f82285e55225867448ec76a9c640338

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseIntroScreenQuery } from './CourseIntroScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseIntroScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7299138175f7b37f2b49a95861de97fb5f82285e55225867448ec76a9c640338",
    "metadata": {},
    "name": "CourseIntroScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
