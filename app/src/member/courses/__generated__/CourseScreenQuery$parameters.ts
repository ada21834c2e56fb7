/**
 * @generated SignedSource<<14c8e9a188c611dea3e9b1872eaa9f42>>
 * @relayHash 874fbb98dc01fb8fc4fa06c0cf1dddd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8766a974d63ad19349e2ee2446b4189b5a0683bf4a254c00c4bdebd142b5ca87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8766a974d63ad19349e2ee2446b4189b5a0683bf4a254c00c4bdebd142b5ca87",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
