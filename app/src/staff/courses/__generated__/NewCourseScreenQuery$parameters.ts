/**
 * @generated SignedSource<<4a3a56edefc6d02a206f7ae6023e612b>>
 * @relayHash 7636f50fed04c7ad02d813df65fe9224
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e0378da958be530d9b0d925c9d8a43ae1d09c8eb4ce66a4ff5d2429350922d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewCourseScreenQuery } from './NewCourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewCourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e0378da958be530d9b0d925c9d8a43ae1d09c8eb4ce66a4ff5d2429350922d9",
    "metadata": {},
    "name": "NewCourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
