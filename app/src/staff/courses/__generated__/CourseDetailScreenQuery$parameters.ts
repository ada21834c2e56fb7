/**
 * @generated SignedSource<<636e6faa3bb1c4adb313e3c2ba2ee609>>
 * @relayHash e2b754766ef5188f9a374c7034de1b5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64ea0bab8976ca46e14743badbcad557480690d7dba4b9d9ae122846b02aa4d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailScreenQuery } from './CourseDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64ea0bab8976ca46e14743badbcad557480690d7dba4b9d9ae122846b02aa4d8",
    "metadata": {},
    "name": "CourseDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
