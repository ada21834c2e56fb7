/**
 * @generated SignedSource<<d737f096686bb16d3f04731376fd7196>>
 * @relayHash f0ebe2b87384307dc691c2780f70908d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef0924426f23ece4f038452c5592f4dd2f22345806b0b27dfc9f0c59babe4ce8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArchivedUsersScreenQuery } from './ArchivedUsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArchivedUsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef0924426f23ece4f038452c5592f4dd2f22345806b0b27dfc9f0c59babe4ce8",
    "metadata": {},
    "name": "ArchivedUsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
