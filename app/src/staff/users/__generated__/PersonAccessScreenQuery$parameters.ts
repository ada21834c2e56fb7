/**
 * @generated SignedSource<<f5f847b3a635324fe7af20db698bfdbc>>
 * @relayHash 68e609f05c57f5a1cb4b217bb1232f54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2af92bacdb80469e35050559952978073d223f1180b3888b10368243dd1703e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonAccessScreenQuery } from './PersonAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2af92bacdb80469e35050559952978073d223f1180b3888b10368243dd1703e6",
    "metadata": {},
    "name": "PersonAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
