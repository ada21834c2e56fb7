/**
 * @generated SignedSource<<63b8d1007743fe72da559b2a3c29f9fb>>
 * @relayHash c23465727adabcbc3e3ac1e0109a95a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54f322519e42fd49231e8a159f3f7f40f369d2656b6c7785bb061be517fd131e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewScreenQuery } from './PersonOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54f322519e42fd49231e8a159f3f7f40f369d2656b6c7785bb061be517fd131e",
    "metadata": {},
    "name": "PersonOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
