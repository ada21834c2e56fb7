/**
 * @generated SignedSource<<d46cb723f2a3098e7cc6e6b05e9f0ea2>>
 * @relayHash b0063e243fc111fbcdcf131cb0a55916
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3841f351babbb1ef5760032bce4ab788a5031ab198cd2d91b21fda84cefebab8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonOverviewScreenQuery } from './PersonOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3841f351babbb1ef5760032bce4ab788a5031ab198cd2d91b21fda84cefebab8",
    "metadata": {},
    "name": "PersonOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
