/**
 * @generated SignedSource<<b7c633f9685c0fa36c903102f15c8c17>>
 * @relayHash 06a623d59ccb83355d4c1f5ae2c85275
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 295aa908b427fd9f0f9096c47e2e15ec9f628c747406bb6b8f39afe6ed567ddb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamLeadSelectionScreenQuery } from './TeamLeadSelectionScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamLeadSelectionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "295aa908b427fd9f0f9096c47e2e15ec9f628c747406bb6b8f39afe6ed567ddb",
    "metadata": {},
    "name": "TeamLeadSelectionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
