/**
 * @generated SignedSource<<ac5fd2fe1ec335b2b074b36d7e42f446>>
 * @relayHash d67531b0df3584cf437291309ba1fad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9f1aaa3437972eb6c82b1f00a11218ace3f940cfddd298018803c996e8466d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b9f1aaa3437972eb6c82b1f00a11218ace3f940cfddd298018803c996e8466d",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
