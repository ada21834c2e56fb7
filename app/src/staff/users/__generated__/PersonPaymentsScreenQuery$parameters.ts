/**
 * @generated SignedSource<<42dd81d78bbeaecaec67b9d6bef3b383>>
 * @relayHash be81d31cea65ea402b5c2d66e9e3a06b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b2f2145d544b2283512cc8d8c60c1406d6841cfd12edba56524db633563c2ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonPaymentsScreenQuery } from './PersonPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b2f2145d544b2283512cc8d8c60c1406d6841cfd12edba56524db633563c2ca",
    "metadata": {},
    "name": "PersonPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
