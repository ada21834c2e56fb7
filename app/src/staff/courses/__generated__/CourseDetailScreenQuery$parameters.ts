/**
 * @generated SignedSource<<f9e29869d3b033e562a26f7cdcdabf82>>
 * @relayHash efe4d52f096edf2241b7484128bea817
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a95b80ec0fab10bb0d62ea48ad3c942d6117cd850209f1c7c00aea4c5c62114

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailScreenQuery } from './CourseDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a95b80ec0fab10bb0d62ea48ad3c942d6117cd850209f1c7c00aea4c5c62114",
    "metadata": {},
    "name": "CourseDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
