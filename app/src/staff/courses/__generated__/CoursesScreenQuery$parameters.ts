/**
 * @generated SignedSource<<0c540efdc299ad1879bb23a706fad60a>>
 * @relayHash 80a296cd5aa84175ff93d380c15002b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64b9a0092cee08e5d2cf61a03de58569089546c3250a82546ef0109be48261cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoursesScreenQuery } from './CoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64b9a0092cee08e5d2cf61a03de58569089546c3250a82546ef0109be48261cf",
    "metadata": {},
    "name": "CoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
