/**
 * @generated SignedSource<<ea119f8d67e9a86275c48d987a624c30>>
 * @relayHash 4a1b8a884b6894420cc1e3a1b8af3190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eadcf56ed6c486e0b1317063cc77a819232ea6013e95df4850dd8011330ab3ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditCourseScreenQuery } from './EditCourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditCourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eadcf56ed6c486e0b1317063cc77a819232ea6013e95df4850dd8011330ab3ed",
    "metadata": {},
    "name": "EditCourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
