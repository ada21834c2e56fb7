/**
 * @generated SignedSource<<32902d0047ee42cc01edcc65363445b4>>
 * @relayHash ea3dcf589ab16304c1a4a02450d6ac5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d2b1e76277266067490e3d5a70a4d381eaa9362343ec31de8e443dfbf37a3e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DefaultSettingsScreenQuery } from './DefaultSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DefaultSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d2b1e76277266067490e3d5a70a4d381eaa9362343ec31de8e443dfbf37a3e1",
    "metadata": {},
    "name": "DefaultSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
