/**
 * @generated SignedSource<<8e4b857c4f161a4035d9e332f19f9e55>>
 * @relayHash 19f355c5b98f1abe3ff146cae0c96e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0070bf75fe87dfee9f2830933217a4d9c2451a70ae30496fe0430ff574d2cb1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonScreenQuery } from './LessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0070bf75fe87dfee9f2830933217a4d9c2451a70ae30496fe0430ff574d2cb1f",
    "metadata": {},
    "name": "LessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
