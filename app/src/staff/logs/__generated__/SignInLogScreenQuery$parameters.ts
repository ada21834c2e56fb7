/**
 * @generated SignedSource<<5a8129623cccb842280b4397a343fbca>>
 * @relayHash 431d902acbfc75633388bd49bae4896a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27ed6c1365bd627bed2a2769a47d03f49e59bb1be46cc838101ae1e7a058dcdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInLogScreenQuery } from './SignInLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignInLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27ed6c1365bd627bed2a2769a47d03f49e59bb1be46cc838101ae1e7a058dcdf",
    "metadata": {},
    "name": "SignInLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
