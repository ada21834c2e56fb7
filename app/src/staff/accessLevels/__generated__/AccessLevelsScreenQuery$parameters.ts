/**
 * @generated SignedSource<<7871cb62299ddab6583542fa0c49bfc6>>
 * @relayHash 78729dd0eedab4c4f5601dc91a447e8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afca85201847be1de20168a397682eca0cbab7ac9f302cafb1b33cb39b3a76ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessLevelsScreenQuery } from './AccessLevelsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccessLevelsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afca85201847be1de20168a397682eca0cbab7ac9f302cafb1b33cb39b3a76ed",
    "metadata": {},
    "name": "AccessLevelsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
