/**
 * @generated SignedSource<<180784d493aab21b6712ea72b5b55eba>>
 * @relayHash 5f7042328220f120112f9048a1b1bdb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 581fb0bb35f1381ff4c304082e6c3281fb95959b41559ffc842d4c96d54dd20a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LegalPagesScreenQuery } from './LegalPagesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LegalPagesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "581fb0bb35f1381ff4c304082e6c3281fb95959b41559ffc842d4c96d54dd20a",
    "metadata": {},
    "name": "LegalPagesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
