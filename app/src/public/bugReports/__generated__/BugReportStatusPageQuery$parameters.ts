/**
 * @generated SignedSource<<59a7b1993fe773a8fade5f635ecd89b8>>
 * @relayHash ae14a2bb2f12d3a4489a99c44b511307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c66c464fa44ad365f60f3a4125fbecce0e0c9410808d33057c7b454048b0f40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BugReportStatusPageQuery } from './BugReportStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<BugReportStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c66c464fa44ad365f60f3a4125fbecce0e0c9410808d33057c7b454048b0f40",
    "metadata": {},
    "name": "BugReportStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
