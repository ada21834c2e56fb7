/**
 * @generated SignedSource<<9e7ce53912afd7072f659a5e37838f3e>>
 * @relayHash e41f0627b0318da46241b84bbeff9e46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c019637ebcd385956a0712b6c9bb44f9bffe1d72192a955cbbf9664949adb126

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditCourseScreenQuery } from './EditCourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditCourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c019637ebcd385956a0712b6c9bb44f9bffe1d72192a955cbbf9664949adb126",
    "metadata": {},
    "name": "EditCourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
