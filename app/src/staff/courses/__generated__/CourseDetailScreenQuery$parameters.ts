/**
 * @generated SignedSource<<e56a1f3ab42c94baeeb8a4d3cc5f0a42>>
 * @relayHash 70f465ef509c13075980d5598c365030
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cd4efc1b1dbb3c2695f8a599f10bd31c46f6355c09e76a8ae3443f3343911b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailScreenQuery } from './CourseDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cd4efc1b1dbb3c2695f8a599f10bd31c46f6355c09e76a8ae3443f3343911b3",
    "metadata": {},
    "name": "CourseDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
