/**
 * @generated SignedSource<<3acb2a9820ad22e758b7e0543a1039be>>
 * @relayHash 19cc7bf5503ee4cc22f4ddd39e71fb8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26b26b1bc2072b2bd8170b2a00ef9d1c239811c9e91a8a774983e6bcb9c39ac0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SegmentsScreenQuery } from './SegmentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SegmentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26b26b1bc2072b2bd8170b2a00ef9d1c239811c9e91a8a774983e6bcb9c39ac0",
    "metadata": {},
    "name": "SegmentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
