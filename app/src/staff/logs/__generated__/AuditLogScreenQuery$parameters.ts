/**
 * @generated SignedSource<<ee10fca8beb5eb40162001367ec3f334>>
 * @relayHash c047417654321622f70cf62cd8c96c02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cee9ad70c4be7758dca208d4f44cfc6dbd745cc3f2d40e27cce162a7578a1803

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditLogScreenQuery } from './AuditLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cee9ad70c4be7758dca208d4f44cfc6dbd745cc3f2d40e27cce162a7578a1803",
    "metadata": {},
    "name": "AuditLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
