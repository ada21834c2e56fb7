/**
 * @generated SignedSource<<699599de6fe3ec298ed1fb38c4d13b0c>>
 * @relayHash 60e4e6eb28d47c92bf3a253ee3bd98ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d4e3bd7f001c309735395069cb175aa20e6b0440ed11128a2e0c9d0e770fc51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonPaymentsScreenQuery } from './PersonPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d4e3bd7f001c309735395069cb175aa20e6b0440ed11128a2e0c9d0e770fc51",
    "metadata": {},
    "name": "PersonPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
