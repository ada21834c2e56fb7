/**
 * @generated SignedSource<<bed402a7c8dcec13dee73c5c2781c264>>
 * @relayHash 78cd102a2fd227800406956aada8b8cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5102fe3f1e13900b88f5a22986be0ee7b63843d5767a1701ee1c44dc5e64a676

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailScreenQuery } from './CourseDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5102fe3f1e13900b88f5a22986be0ee7b63843d5767a1701ee1c44dc5e64a676",
    "metadata": {},
    "name": "CourseDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
