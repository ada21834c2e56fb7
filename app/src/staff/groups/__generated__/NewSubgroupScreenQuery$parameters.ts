/**
 * @generated SignedSource<<d85c319a57125ad52651e6f233e7554d>>
 * @relayHash 5a2fbbdfa47b5453e9aa176106eb939a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cd20efc08c4e5cc30b49cee8ff9f8aded61839c493a1795f3ea504335cf533a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewSubgroupScreenQuery } from './NewSubgroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewSubgroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cd20efc08c4e5cc30b49cee8ff9f8aded61839c493a1795f3ea504335cf533a",
    "metadata": {},
    "name": "NewSubgroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
