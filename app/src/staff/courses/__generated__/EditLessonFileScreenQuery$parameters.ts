/**
 * @generated SignedSource<<38184c1fb0bd8d06dfd5f28bbcdec1d3>>
 * @relayHash 61af847b0c987962bcc17865a8474a0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fab4248bc116e49d47df1811c84e95951f283967736c8ffe2ec03b1d3c37a64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditLessonFileScreenQuery } from './EditLessonFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditLessonFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fab4248bc116e49d47df1811c84e95951f283967736c8ffe2ec03b1d3c37a64",
    "metadata": {},
    "name": "EditLessonFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
