/**
 * @generated SignedSource<<eca4a52b5304f03f77c45d3e699ce171>>
 * @relayHash b0d9ae63eaaac258f984f05d6e215516
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd0a275e6a273a8281db3d12b3194c6a0593f75578fb2dca187c825398f68af6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseTracksScreenQuery } from './CourseTracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseTracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd0a275e6a273a8281db3d12b3194c6a0593f75578fb2dca187c825398f68af6",
    "metadata": {},
    "name": "CourseTracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
