/**
 * @generated SignedSource<<2084afb71b758c1b6056b15eac2dada4>>
 * @relayHash d137b90e67e36e4b0c3800beb95f511f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e02493f562949be6855a8fa9413ae1adebdef8c9a3e7265ad144c95fc90ff917

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonPaymentsScreenQuery } from './PersonPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e02493f562949be6855a8fa9413ae1adebdef8c9a3e7265ad144c95fc90ff917",
    "metadata": {},
    "name": "PersonPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
