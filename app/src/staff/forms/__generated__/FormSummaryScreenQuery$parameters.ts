/**
 * @generated SignedSource<<57458dc01f5aa57c90e7afd18327795b>>
 * @relayHash 14aa9b233a1567299c5e977bc5e0dfd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78550b6e1127ed96778ef876d5fce30e925f579173cbc95f0d4097ba764fa304

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormSummaryScreenQuery } from './FormSummaryScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormSummaryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78550b6e1127ed96778ef876d5fce30e925f579173cbc95f0d4097ba764fa304",
    "metadata": {},
    "name": "FormSummaryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
